import { describe, expect, it } from 'vitest'
import { chooseShape } from '../choice/choose-shape.ts'
import { renderTile } from '../tile.ts'
import { isWellFormed } from '../well-formed.test-support.ts'
import { PROPS } from './scene-props.ts'
import { isSceneName, renderScene, sceneNames, sceneSize } from './scenes.ts'

describe('the scenes of heroes, articles and pages', () => {
  it.each(Object.entries(PROPS))('show the %s itself, not a pack with its name', (_name, facts) => {
    expect(['plate', 'slim', 'carton', 'peel']).not.toContain(chooseShape(facts))
  })

  it.each(sceneNames())('%s is well formed and always the same', (name) => {
    const svg = renderScene(name)

    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg).toBe(renderScene(name))
  })

  it('have the size that the page reserves for them', () => {
    expect(sceneSize('hero')).toEqual({ width: 720, height: 520 })
    expect(sceneSize('article-diabetes')).toEqual({ width: 900, height: 600 })
    expect(renderScene('hero')).toContain('viewBox="0 0 720 520"')
  })

  it('exist only for their own names', () => {
    expect(isSceneName('hero')).toBe(true)
    expect(isSceneName('toString')).toBe(false)
    expect(isSceneName('')).toBe(false)
  })
})

describe('a category tile', () => {
  const masks = { categoryId: 77, category: 'Protective Equipment', subCategory: 'Masks' }

  it('is well formed and names the category', () => {
    const svg = renderTile(masks)

    expect(isWellFormed(svg)).toBe(true)
    expect(svg).toContain('aria-label="Masks"')
  })

  it('is printed in the colors of its department', () => {
    expect(renderTile(masks)).toContain('#21735a')
    expect(renderTile({ ...masks, category: 'Diabetes' })).toContain('#645991')
  })

  it('stays valid if staff name a category oddly', () => {
    expect(isWellFormed(renderTile({ ...masks, subCategory: '<i>"&\u0000' }))).toBe(true)
    expect(isWellFormed(renderTile({ ...masks, category: '', subCategory: '' }))).toBe(true)
  })
})
