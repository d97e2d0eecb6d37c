import type { PageText } from '../../../../api/staff/pages/staff-pages.ts'
import { FAQ_GROUPS } from '../../../../components/reading/faq.ts'
import { fill } from '../../../../lib/words/texts.ts'
import { BLANK } from './page-values.ts'

type Texts = Record<string, string>

/** The default text of a built-in page, as a start; its numbers are the current ones. */
export async function shippedText(
  pageKey: string,
  figures: Record<string, string | number>,
): Promise<PageText> {
  const [{ pageTexts }, { pageTextsEs }] = await Promise.all([
    import('../../../../texts/en/pages.ts'),
    import('../../../../texts/es/pages.ts'),
  ])
  const [english, spanish] = [pageTexts, pageTextsEs].map((texts) => textIn(pageKey, texts))
  const filled = (text = '') => fill(text, figures)
  return {
    ...BLANK,
    title: filled(english?.title),
    titleEs: filled(spanish?.title),
    lead: filled(english?.lead),
    leadEs: filled(spanish?.lead),
    body: filled(english?.body),
    bodyEs: filled(spanish?.body),
    isPublished: true,
  }
}

function textIn(pageKey: string, texts: Texts) {
  const said = (key: string) => texts[key] ?? ''
  if (pageKey === 'faq') {
    return { title: said('page.faq'), lead: said('page.faqLead'), body: questionsIn(said) }
  }
  if (pageKey === 'about') {
    return { title: said('page.about'), lead: said('page.aboutLead'), body: said('page.aboutBody') }
  }
  const notice = ['page.returnsOldText', 'page.returnsOldBody'].map(said)
  return {
    title: said('page.returns'),
    lead: said('page.returnsLead'),
    body: [said('page.returnsBody'), `## ${said('page.returnsOld')}`, ...notice].join('\n\n'),
  }
}

/** Shipping costs are shown below any staff text: they follow the settings. */
function questionsIn(said: (key: string) => string): string {
  return FAQ_GROUPS.flatMap(({ heading, topics }) => [
    `## ${said(heading)}`,
    ...topics
      .filter(({ name }) => name !== 'shipping')
      .flatMap(({ title, text }) => [`### ${said(title)}`, said(text)]),
  ]).join('\n\n')
}
