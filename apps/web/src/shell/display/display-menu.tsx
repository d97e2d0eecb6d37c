import { useLanguage } from '../../lib/words/language.ts'
import { t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import menuStyles from '../dropdown/header-menu.module.css'
import { useDropdowns } from '../dropdown/use-dropdowns.ts'
import { DisplaySettings } from './display-settings.tsx'

const NAME = 'display'

/** The display settings behind one button, at the end of the utility line. */
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
