import { Icon } from '../../ui/icon.tsx'

interface RefusalNoteProps {
  text: string | undefined
  /** What to do about it. */
  advice?: string | undefined
}

/** Why a valid form was refused; the live region exists before there is a message. */
export function RefusalNote({ text, advice }: RefusalNoteProps) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className="note bad">
          <Icon name="alert-triangle" />
          <span>
            <b className="strong">{text}</b> {advice}
          </span>
        </p>
      )}
    </div>
  )
}
