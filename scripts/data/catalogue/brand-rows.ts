export const BRAND_NAME_COLUMNS = ['brandId', 'maker', 'brand', 'keptId']

/** The familiar name of each maker's brand (brand-names.csv), and its fixed id. */
export function brandRows(
  makers: readonly Record<string, string>[],
  reviewed: readonly Record<string, string>[],
) {
  const names = new Map(reviewed.map((row) => [row.brandId, row]))
  return makers.map(({ brandId, brandName }) => {
    const row = names.get(brandId)
    const kept = names.get(row?.keptId)
    if (!row || row.maker !== brandName) throw new Error(`Nobody has named brand ${brandId}`)
    if (!kept || kept.brand !== row.brand || kept.keptId !== kept.brandId) {
      throw new Error(`Brand ${brandId} is put together with ${row.keptId}, which is another one`)
    }
    return row
  })
}
