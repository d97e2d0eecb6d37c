import type { ArticleTextKey } from './article-texts.ts'

/** An article of the shop; title, summary and body are texts named after its slug. */
export interface Article {
  slug: ArticleSlug
  /** news: the three of 'News and update'; related: the four with a code. */
  kind: 'news' | 'related'
  /** The picture, by its name among the scenes. */
  scene: string
  title: ArticleTextKey
  summary: ArticleTextKey
  topic: ArticleTextKey
  /** Code of the illness in ICD-10, as the related cards show it. */
  code?: string
  minutes: number
  publishedOn: string
  /** Categories whose products relate to the text. */
  categoryIds: readonly number[]
}

type ArticleSlug =
  | 'baby-skin'
  | 'fresh-air'
  | 'testing'
  | 'anxiety'
  | 'arthritis'
  | 'asthma'
  | 'back-pain'

/** MAP: every article, newest first in its kind. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'baby-skin',
    kind: 'news',
    scene: 'article-baby-care',
    title: 'article.baby-skin.title',
    summary: 'article.baby-skin.summary',
    topic: 'article.babyCare',
    minutes: 2,
    publishedOn: '2026-11-12',
    categoryIds: [41, 44, 42],
  },
  {
    slug: 'fresh-air',
    kind: 'news',
    scene: 'article-breathing',
    title: 'article.fresh-air.title',
    summary: 'article.fresh-air.summary',
    topic: 'article.breathing',
    minutes: 2,
    publishedOn: '2026-11-16',
    categoryIds: [90, 91, 89],
  },
  {
    slug: 'testing',
    kind: 'news',
    scene: 'article-diabetes',
    title: 'article.testing.title',
    summary: 'article.testing.summary',
    topic: 'article.diabetes',
    minutes: 2,
    publishedOn: '2026-11-18',
    categoryIds: [63, 61, 62],
  },
  {
    slug: 'anxiety',
    kind: 'related',
    scene: 'article-anxiety',
    title: 'article.anxiety.title',
    summary: 'article.anxiety.summary',
    topic: 'article.wellbeing',
    code: 'F41',
    minutes: 2,
    publishedOn: '2026-10-06',
    categoryIds: [121, 148],
  },
  {
    slug: 'arthritis',
    kind: 'related',
    scene: 'article-arthritis',
    title: 'article.arthritis.title',
    summary: 'article.arthritis.summary',
    topic: 'article.joints',
    code: 'M19',
    minutes: 2,
    publishedOn: '2026-10-13',
    categoryIds: [50, 148, 101],
  },
  {
    slug: 'asthma',
    kind: 'related',
    scene: 'article-asthma',
    title: 'article.asthma.title',
    summary: 'article.asthma.summary',
    topic: 'article.breathing',
    code: 'J45',
    minutes: 2,
    publishedOn: '2026-10-20',
    categoryIds: [91, 90],
  },
  {
    slug: 'back-pain',
    kind: 'related',
    scene: 'article-back-pain',
    title: 'article.back-pain.title',
    summary: 'article.back-pain.summary',
    topic: 'article.joints',
    code: 'M54',
    minutes: 2,
    publishedOn: '2026-10-27',
    categoryIds: [52, 73, 148],
  },
]

export const articlesOf = (kind: Article['kind']) =>
  ARTICLES.filter((article) => article.kind === kind)
