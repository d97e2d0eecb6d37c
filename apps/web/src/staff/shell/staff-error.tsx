import { Button } from '../../ui/buttons/button.tsx'

/** What staff sees when a screen breaks: a way on, never a stack trace. */
export function StaffError() {
  return (
    <div className="sign-in">
      <main role="alert" className="stack">
        <h1>This page broke</h1>
        <p>Nothing you saved is lost. Load the page again; if it breaks again, tell the owner.</p>
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </main>
    </div>
  )
}
