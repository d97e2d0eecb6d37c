import { describe, expect, it } from 'vitest'
import { articleBodies } from '../../texts/en/article-bodies.ts'
import { ARTICLES } from './articles.ts'

describe.each(ARTICLES)('the article $slug', ({ slug, categoryIds }) => {
  it('is a real text with headings, and names suitable products', () => {
    const body = articleBodies[`article.${slug}.body`]

    expect(body.split(/\s+/).length).toBeGreaterThan(280)
    expect(body.match(/^## /gm)?.length).toBeGreaterThan(3)
    expect(categoryIds.length).toBeGreaterThan(0)
  })
})
