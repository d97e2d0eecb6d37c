import { Button } from '../../ui/buttons/button.tsx'
import styles from './sign-in.module.css'

/** What staff see when a screen breaks: links to continue, never a stack trace. */
export function StaffError() {
  return (
    <div className={styles.page}>
      <main role="alert" className="stack">
        <h1>Something went wrong</h1>
        <p>Nothing you saved is lost. Reload the page. If it happens again, tell the owner.</p>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </main>
    </div>
  )
}
