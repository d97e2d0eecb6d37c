import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { type AddressCheckAnswer, checkAddress } from '../../../api/addresses/address-check.ts'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { addressCheckTexts } from '../../../texts/en/address-check.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { AskFirst, TypedPlace } from './ask-first.ts'
import { changedWords } from './changed-words.ts'
import { isSettled, placeKey, settle } from './checked-places.ts'

const checkText = ownTexts(addressCheckTexts)

// Every page carries the shop's stylesheet, and few shops ask this question: it makes do with the common classes.
const BELOW_HEADER = { scrollMarginTop: 96 }
/** Buttons side by side stand on one line, however long the addresses are. */
const UPRIGHT = { display: 'flex', flexDirection: 'column' } as const
const GROWING = { flex: 1 }

interface AddressCheckProps {
  /** The form around it. */
  form: {
    values: TypedPlace
    set: (place: TypedPlace) => void
    idOf: (field: string) => string
  }
  /** Set while this is mounted. */
  asks: RefObject<AskFirst | null>
  /** The field of the apartment is needed, and may not be on the screen yet. */
  onEdit?: () => void
}

interface Doubt {
  typed: TypedPlace
  answer: AddressCheckAnswer
}

/** What to do once the screen shows the decision. */
type Next = 'send' | 'edit unit'

/**
 * Asks once about an address that the postal service knows differently, or that lacks an apartment. Decided, the form is
 * submitted again: the shopper had done so. Without an answer nobody is asked anything.
 */
export function AddressCheck({ form, asks, onEdit }: AddressCheckProps) {
  const [doubt, setDoubt] = useState<Doubt>()
  const [next, setNext] = useState<Next>()
  const panel = useRef<HTMLElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const place = placeOf(form.values)
  const onScreen = useRef(place)
  onScreen.current = place
  const isOpen = doubt !== undefined && placeKey(doubt.typed) === placeKey(place)

  useEffect(() => {
    asks.current = async (values) => {
      const typed = placeOf(values)
      if (isSettled(typed)) return true
      if (doubt && placeKey(doubt.typed) === placeKey(typed)) {
        panel.current?.focus()
        return false
      }
      const answer = await checkAddress(typed).catch(() => undefined)
      if (!answer) return true
      const isDoubtful = answer.outcome === 'corrected' || answer.outcome === 'missingUnit'
      // A question about what is no longer on the screen would not be seen.
      if (isDoubtful && placeKey(onScreen.current) === placeKey(typed)) {
        setDoubt({ typed, answer })
        return false
      }
      settle(typed)
      return true
    }
    return () => {
      asks.current = null
    }
  }, [asks, doubt])

  // Focus is not part of rendering: it moves to each new question.
  useEffect(() => {
    if (doubt) panel.current?.focus()
  }, [doubt])

  // With the values on the screen, which a submit reads.
  useEffect(() => {
    if (!next) return
    setNext(undefined)
    if (next === 'edit unit') return document.getElementById(form.idOf('address2'))?.focus()
    const whole = anchor.current?.closest('form')
    // The button that was pressed is gone.
    submitOf(whole)?.focus()
    whole?.requestSubmit()
  }, [next, form])

  const use = (chosen: TypedPlace) => {
    settle(place)
    settle(chosen)
    form.set(chosen)
    setDoubt(undefined)
    setNext('send')
  }
  return (
    <>
      <span ref={anchor} hidden />
      {isOpen && (
        <section
          ref={panel}
          className="panel full stack"
          style={BELOW_HEADER}
          aria-labelledby="address-check"
          aria-describedby="address-check-why"
          tabIndex={-1}
        >
          <h3 id="address-check">{checkText('addressCheck.title')}</h3>
          <p id="address-check-why">{whyOf(doubt)}</p>
          <Answers
            {...{ place, onUse: use }}
            suggested={doubt.answer.suggested}
            onEdit={() => {
              onEdit?.()
              setNext('edit unit')
            }}
          />
        </section>
      )}
    </>
  )
}

/** The visible button that submits a form; it may stand outside. */
const submitOf = (form: HTMLFormElement | null | undefined) =>
  [...(form?.elements ?? [])].find(
    (one): one is HTMLButtonElement =>
      one instanceof HTMLButtonElement && one.type === 'submit' && one.offsetParent !== null,
  )

interface AnswersProps {
  place: TypedPlace
  suggested: AddressCheckAnswer['suggested']
  onUse: (chosen: TypedPlace) => void
  onEdit: () => void
}

/** Two versions of the address, or what to do about a missing apartment. */
function Answers({ place, suggested, onUse, onEdit }: AnswersProps) {
  if (suggested) {
    const other = { ...suggested, address2: suggested.address2 ?? '' }
    return (
      <div className="two-columns">
        <Version title="addressCheck.typed" place={place} onUse={() => onUse(place)} />
        <Version
          title="addressCheck.suggested"
          place={other}
          beside={place}
          onUse={() => onUse(other)}
        />
      </div>
    )
  }
  const hasUnit = place.address2.trim() !== ''
  return (
    <div className="row">
      <Button onClick={onEdit}>
        {checkText(hasUnit ? 'addressCheck.changeUnit' : 'addressCheck.addUnit')}
      </Button>
      <Button rank="outline" onClick={() => onUse(place)}>
        {checkText(hasUnit ? 'addressCheck.unitIsRight' : 'addressCheck.noUnit')}
      </Button>
    </div>
  )
}

function whyOf({ typed, answer }: Doubt): string {
  if (answer.suggested) return checkText('addressCheck.corrected')
  const unit = typed.address2.trim()
  return unit
    ? checkText('addressCheck.unitWrong', { unit })
    : checkText('addressCheck.unitMissing')
}

/** Without the other fields of its form. */
const placeOf = (values: TypedPlace): TypedPlace => {
  const { address, address2, city, stateProvince, country, postalCode } = values
  // A saved address without a second line may have filled the form.
  return { address, address2: address2 ?? '', city, stateProvince, country, postalCode }
}

const linesOf = ({ address, address2, city, stateProvince, postalCode }: TypedPlace) =>
  [address, address2, `${city}, ${stateProvince} ${postalCode}`].filter((line) => line.trim())

interface VersionProps {
  title: 'addressCheck.typed' | 'addressCheck.suggested'
  place: TypedPlace
  /** Words that it lacks are bold. */
  beside?: TypedPlace
  onUse: () => void
}

/** One way to write the address, with the button that chooses it. */
function Version({ title, place, beside, onUse }: VersionProps) {
  const lines = linesOf(place)
  const other = linesOf(beside ?? place).join(' ')
  return (
    <div className="panel stack-small" style={UPRIGHT}>
      <p className="strong">{checkText(title)}</p>
      <p style={GROWING}>
        {lines.map((line) => (
          <Fragment key={line}>
            {changedWords(line, other).map(({ text, isChanged }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: words of one line, which never move.
              isChanged ? <b key={index}>{text}</b> : text,
            )}
            <br />
          </Fragment>
        ))}
      </p>
      <Button
        rank={beside ? 'primary' : 'outline'}
        wide
        aria-label={checkText('addressCheck.useThat', { address: lines.join(', ') })}
        onClick={onUse}
      >
        {checkText('addressCheck.use')}
      </Button>
    </div>
  )
}
