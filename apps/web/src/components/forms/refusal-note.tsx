import { Icon } from '../../ui/icon.tsx'

/** Why a valid form was refused; the live region exists before there is a message. */
export function RefusalNote({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className="note bad">
          <Icon name="alert-triangle" />
          <b className="strong">{text}</b>
        </p>
      )}
    </div>
  )
}
