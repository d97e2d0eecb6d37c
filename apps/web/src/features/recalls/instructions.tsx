import type { Remedy } from '@mendwell/domain/recalls/recalls'
import { recallText } from '../../components/recalls/recall-texts.ts'
import { currentLanguage } from '../../lib/words/language.ts'

interface InstructionsProps {
  of: { instructions: string; instructionsEs: string; remedy: Remedy }
}

/** What buyers should do, in their language if staff wrote both, and the remedy. */
export function Instructions({ of: { instructions, instructionsEs, remedy } }: InstructionsProps) {
  const isSpanish = currentLanguage() === 'es'
  const isTranslated = isSpanish && instructionsEs !== ''
  return (
    <>
      <p lang={isSpanish && !isTranslated ? 'en' : undefined}>
        {isTranslated ? instructionsEs : instructions}
      </p>
      <p>{recallText(`recall.gives.${remedy}`)}</p>
    </>
  )
}
