import { useLanguage } from '../lib/language.ts'
import { t } from '../lib/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { DisplaySettings } from './display-settings.tsx'
import menuStyles from './header-menu.module.css'
import { useDropdowns } from './use-dropdowns.ts'

const NAME = 'display'

/** The switches behind one button, at the end of the utility line. */
export function DisplayMenu() {
  const { isOpen, item, trigger, panel } = useDropdowns()
  const language = t(`display.language.${useLanguage()}`)
  return (
    <div className={menuStyles.group} {...item(NAME)}>
      <button type="button" className={menuStyles.displayButton} {...trigger(NAME)}>
        <Icon name="language" />
        <span className="visually-hidden">{t('display.title')}: </span>
        {language}
        <b aria-hidden="true">Aa</b>
        <Icon name="chevron-down" />
      </button>
      {isOpen(NAME) && (
        <div className={`${menuStyles.popover} ${menuStyles.wide}`} {...panel(NAME)}>
          <DisplaySettings stacked />
        </div>
      )}
    </div>
  )
}
