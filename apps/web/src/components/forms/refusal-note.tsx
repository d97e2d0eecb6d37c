import { Icon } from '../../ui/icon.tsx'

/** Why a rightly filled form was refused; the live region stands before there is anything to say. */
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
