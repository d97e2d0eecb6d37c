import { say, t } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import logoStyles from '../../ui/logo.module.css'
import { Logo } from '../../ui/logo.tsx'
import styles from '../header/site-header.module.css'

/** What a shopper sees when a page breaks: links to continue, never a stack trace. */
export function ErrorPage() {
  return (
    <>
      <header className={`${styles.barRow} ${styles.slim}`}>
        <div className="page row between">
          {/* A full page load: the error may be in the page that is open. */}
          <a className={logoStyles.logo} href="/">
            <Logo />
          </a>
        </div>
      </header>
      <main className="page section stack">
        <div role="alert">
          <h1>{t('shell.broke')}</h1>
          <p className="lead">{say('somethingBroke')}</p>
        </div>
        <p className="row">
          <Button onClick={() => window.location.reload()}>{t('common.tryAgain')}</Button>
          <a className="strong" href="/">
            {t('shell.goHome')}
          </a>
        </p>
      </main>
    </>
  )
}
