import { SaveClinic } from '@mendwell/contract/people/clinics'
import { PRACTICE_TYPES } from '@mendwell/domain/people/clinics'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CallProblem } from '../../api/calls/call.ts'
import { type ClinicBody, requestVerification, uploadLicense } from '../../api/clinics.ts'
import { noticeEndedSession } from '../../api/sessions.ts'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { storedInTab } from '../../lib/store/browser-storage.ts'
import { t, translateMessage } from '../../lib/words/texts.ts'

const FIELDS = [
  'practiceName',
  'practiceType',
  'licenseNumber',
  'stateCode',
  'expiresOn',
  'documentId',
] as const

const words = z._default(z.string(), '')
/** The typed values and the upload; strings, as in the controls. */
const Draft = z.object({
  custId: z.number(),
  practiceName: words,
  practiceType: words,
  licenseNumber: words,
  stateCode: words,
  expiresOn: words,
  documentId: words,
  fileName: words,
})
type Draft = z.output<typeof Draft>
type Values = Omit<Draft, 'custId' | 'fileName'>

const stored = storedInTab('mendwell.clinic')

function readDraft(custId: number): Draft {
  const draft = Draft.safeParse(stored.read()).data
  return draft?.custId === custId ? draft : Draft.parse({ custId })
}

/** The contract's schema adapted to controls, which hold strings. */
const Form = z.pipe(
  z.pipe(
    z.looseObject({ documentId: z.string() }),
    z.transform(({ documentId, ...rest }) => ({
      ...rest,
      documentId: documentId === '' ? undefined : Number(documentId),
    })),
  ),
  SaveClinic,
)

export interface LicenseFile {
  name: string
  isUploading: boolean
  problem: string | undefined
}

const reasonOf = (error: unknown): string =>
  error instanceof CallProblem
    ? translateMessage(error.problem.detail, error.problem.sentence)
    : t('account.unreachable')

/** A clinic's request: stored in the tab until it is sent. */
export function useClinicForm(custId: number) {
  const [start] = useState(() => readDraft(custId))
  const { custId: _, fileName, ...initialValues } = start
  const [file, setFile] = useState<LicenseFile>({
    name: fileName,
    isUploading: false,
    problem: undefined,
  })
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const store = (values: Values, name: string) =>
    stored.write({ custId, ...values, fileName: name })
  const form = useCheckedForm<Values>({
    initialValues,
    schema: Form,
    fields: FIELDS,
    onValuesChange: (values) => store(values, file.name),
  })

  const upload = async (chosen: File) => {
    setFile({ name: file.name, isUploading: true, problem: undefined })
    try {
      const { documentId, fileName: name } = await uploadLicense(chosen)
      setFile({ name, isUploading: false, problem: undefined })
      form.field('documentId').onChange(String(documentId))
      store({ ...form.values, documentId: String(documentId) }, name)
    } catch (error) {
      noticeEndedSession(error)
      setFile({ name: file.name, isUploading: false, problem: reasonOf(error) })
    }
  }

  const send = async ({ practiceType, documentId, ...typed }: Values) => {
    const type = PRACTICE_TYPES.find((known) => known === practiceType)
    if (busy || !type) return
    setBusy(true)
    setRefusal(undefined)
    const body: ClinicBody = { ...typed, practiceType: type, documentId: Number(documentId) }
    try {
      await requestVerification(body)
      stored.write(undefined)
    } catch (error) {
      noticeEndedSession(error)
      const errors = error instanceof CallProblem ? error.problem.errors : undefined
      if (!errors || !form.showErrors(errors)) setRefusal(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    form,
    file,
    busy,
    refusal,
    upload: (chosen: File) => void upload(chosen),
    submit: form.submit((values) => void send(values)),
  }
}
