import { Textarea } from '@mantine/core'
import type { Wording } from '@mendwell/contract/content/mail-subjects'
import { hasSameNames, type MessageTexts, namesIn } from '@mendwell/contract/wire/messages'
import { useId, useState } from 'react'
import { readSettings, saveSettings } from '../../../api/staff/settings.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorSummary, type SummaryEntry } from '../../../ui/fields/error-summary.tsx'
import { useClosing } from '../../components/dialogs/staff-dialog.tsx'
import formStyles from '../../components/forms/form.module.css'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'

/** One message as delivered and in the owner's wording; without Spanish if it has no Spanish readers. */
export interface TextRow {
  key: Wording
  text: string
  own: string | undefined
  spanish: string | undefined
  ownSpanish: string | undefined
}

export interface OwnTexts {
  messageTexts: MessageTexts
  messageTextsEs: MessageTexts
}

interface RewordFormProps {
  row: TextRow
  onDone: () => void
}

/** Overrides of one message in both languages, each with all its placeholders. */
export function RewordForm({ row, onDone }: RewordFormProps) {
  const { key, text, spanish } = row
  const [english, setEnglish] = useState(row.own ?? text)
  const [other, setOther] = useState(row.ownSpanish ?? spanish ?? '')
  const [attempt, setAttempt] = useState(0)
  const ids = { english: useId(), other: useId() }
  const send = async ({ english, other }: { english: string; other: string }) => {
    // All overrides are one setting: a colleague's concurrent changes are included.
    const { messageTexts, messageTextsEs } = await readSettings()
    return saveSettings({
      messageTexts: withWords(messageTexts, key, { words: english, delivered: text }),
      ...(spanish && {
        messageTextsEs: withWords(messageTextsEs, key, { words: other, delivered: spanish }),
      }),
    })
  }
  const { busy, refusal, save } = useSave(send, {
    outdates: ['/staff/settings'],
    success: 'Wording saved.',
    onSaved: onDone,
  })
  const names = namesIn(text).map((name) => `{${name}}`)
  const errorOf = (words: string) =>
    attempt > 0 && words.trim() !== '' && !hasSameNames(words, text)
      ? `Use each of these exactly, and no others: ${names.join(', ') || 'none'}`
      : undefined
  const problems = [
    { fieldId: ids.english, message: errorOf(english) },
    { fieldId: ids.other, message: errorOf(other) },
  ].filter((entry): entry is SummaryEntry => entry.message !== undefined)
  const isRight = [english, other].every(
    (words) => words.trim() === '' || hasSameNames(words, text),
  )
  const hint = names.length > 0 ? `Filled in by the shop: ${names.join(', ')}. ` : ''
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
        if (!isRight) return
        save({ english, other })
      }}
    >
      <Refusal refusal={refusal} />
      <ErrorSummary
        className={formStyles.errorSummary}
        title="There is a problem"
        entries={problems}
        attempt={attempt}
      />
      <Textarea
        data-autofocus
        id={ids.english}
        label="Text"
        description={`${hint}Leave empty to use the default.`}
        error={errorOf(english)}
        autosize
        minRows={2}
        value={english}
        onChange={(event) => setEnglish(event.currentTarget.value)}
      />
      <p className="muted">Default: {text}</p>
      {spanish && (
        <>
          <Textarea
            id={ids.other}
            label="Text in Spanish"
            error={errorOf(other)}
            lang="es"
            autosize
            minRows={2}
            value={other}
            onChange={(event) => setOther(event.currentTarget.value)}
          />
          <p className="muted">
            Default: <span lang="es">{spanish}</span>
          </p>
        </>
      )}
      <div className="row">
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button rank="outline" onClick={useClosing(onDone)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Overrides replace the delivered text; identical or empty ones are removed. */
function withWords(
  texts: MessageTexts,
  key: Wording,
  { words, delivered }: { words: string; delivered: string },
): Record<string, string> {
  const { [key]: _, ...others } = texts
  const trimmed = words.trim()
  return trimmed === '' || trimmed === delivered ? others : { ...others, [key]: trimmed }
}
