import { Textarea, TextInput } from '@mantine/core'
import type { Language } from '@mendwell/domain/words/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  BANNER_QUESTIONS,
  type BannerBody,
  type BannerRow,
  banners,
  saveBanner,
} from '../../../../api/staff/pages/scheduled-texts.ts'
import { HomeBannerBand } from '../../../../components/reading/home-banner.tsx'
import { type CheckedForm, useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { Clashes, useOthersChanges } from '../../../components/forms/use-others-changes.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { AFTER_SAVING } from '../../../components/forms/use-unsaved.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { LanguageChoice } from '../../../components/preview/language-choice.tsx'
import styles from '../pages/page-text.module.css'
import { SHOWN_STATES } from '../shown-states.ts'
import { TimeFields } from '../time-fields.tsx'
import { BannerValues, BLANK, bodyOf, FIELDS, valuesOf } from './banner-values.ts'

const back = { to: '/banners', label: 'All home banners' }

/** A new banner, or the one of the URL. */
export function Component() {
  const { bannerId } = useParams()
  const query = useQuery(banners())
  if (bannerId === undefined) {
    return (
      <>
        <PageHeader title="Write a banner" back={back} />
        <BannerForm row={undefined} />
      </>
    )
  }
  return (
    <QueryState query={query} isPage>
      {({ rows }) => {
        const row = rows.find((one) => String(one.bannerId) === bannerId)
        if (!row) return <EmptyState icon="news" title="This banner was removed" />
        const { tone, words } = SHOWN_STATES[row.state]
        return (
          <>
            <PageHeader
              title={`Edit ${row.heading}`}
              back={back}
              beside={<Tag tone={tone}>{words}</Tag>}
            />
            <BannerForm key={bannerId} row={row} />
          </>
        )
      }}
    </QueryState>
  )
}

const SAID: Record<BannerRow['state'], string> = {
  SCHEDULED: 'Saved. Shoppers see it from the moment you chose.',
  SHOWN: 'Saved. Shoppers see it now.',
  ENDED: 'Saved. Its end has passed, so shoppers don’t see it.',
}

/** The banner in both languages, with a preview of the home page. */
function BannerForm({ row }: { row: BannerRow | undefined }) {
  const navigate = useNavigate()
  const stored = row ? valuesOf(row) : BLANK
  const form = useCheckedForm<BannerValues>({
    initialValues: stored,
    schema: BannerValues,
    fields: FIELDS,
  })
  const clashes = useOthersChanges(form, stored)
  const { busy, refusal, save } = useSave((body: BannerBody) => saveBanner(body), {
    outdates: BANNER_QUESTIONS,
    success: ({ state }) => SAID[state],
    onSaved: () => void navigate('/banners', { state: AFTER_SAVING }),
    onErrors: form.showErrors,
  })
  return (
    <div className={styles.beside}>
      <FormPage
        form={form}
        onSave={(values) => save({ banner: bodyOf(values), ...changeOf(row) })}
        busy={busy}
        refusal={refusal}
      >
        <Clashes fields={clashes} />
        <section className="panel stack" aria-label="English">
          <h2>English</h2>
          <TextInput label="Heading" {...form.field('heading')} />
          <Textarea label="Sentence" autosize minRows={2} {...form.field('sentence')} />
          <TextInput label="Words of the link (optional)" {...form.field('linkLabel')} />
        </section>
        <section className="panel stack" aria-label="Spanish">
          <h2>Spanish</h2>
          <TextInput label="Heading in Spanish" lang="es" {...form.field('headingEs')} />
          <Textarea
            label="Sentence in Spanish"
            lang="es"
            autosize
            minRows={2}
            {...form.field('sentenceEs')}
          />
          <TextInput
            label="Words of the link in Spanish (optional)"
            lang="es"
            {...form.field('linkLabelEs')}
          />
        </section>
        <section className="panel stack" aria-label="Where and when">
          <h2>Where and when</h2>
          <TextInput
            label="The link leads to (optional)"
            description="An address of this shop, such as /c/61-braces"
            {...form.field('link')}
          />
          <TimeFields form={form} />
        </section>
      </FormPage>
      <Preview form={form} />
    </div>
  )
}

/** Which banner is edited, and the version read. */
function changeOf(row: BannerRow | undefined): Pick<BannerBody, 'bannerId' | 'before'> {
  if (!row) return { bannerId: null }
  const { bannerId, state: _, ...before } = row
  return { bannerId, before }
}

function Preview({ form: { values } }: { form: CheckedForm<BannerValues> }) {
  const [language, setLanguage] = useState<Language>('en')
  const shown = {
    ...values,
    heading: values.heading || 'Your heading',
    headingEs: values.headingEs || 'Su título',
  }
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className="row">
        <h2 className={styles.name}>Preview</h2>
        <LanguageChoice language={language} onLanguage={setLanguage} />
      </div>
      <div className={styles.sheet} lang={language} inert>
        <HomeBannerBand banner={shown} language={language} />
      </div>
    </section>
  )
}
