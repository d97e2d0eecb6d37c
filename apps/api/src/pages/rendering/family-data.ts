import type { ProductFamilyWire } from '@mendwell/contract/catalog/families'
import { CONTEXT, type productData, ratingData } from './structured-data.ts'

/** By axis name, the properties in which schema.org lets a product vary; other axes are described in words. */
const VARIES_BY: Readonly<Record<string, string>> = {
  size: 'size',
  color: 'color',
  material: 'material',
  pattern: 'pattern',
}

interface ShownFamily {
  family: NonNullable<ProductFamilyWire['family']>
  /** Absolute URL of its one canonical page. */
  url: string
  /** The member on the page, and its productData(). */
  productId: number
  data: ReturnType<typeof productData>
  /** Absolute URL of each member's page. */
  urlOf: (member: { productId: number; productName: string }) => string
}

/** All sizes or colors of a product: the one on the page in full, the others by the URLs of their pages. */
export function groupData({ family, url, productId, data, urlOf }: ShownFamily) {
  return {
    '@type': 'ProductGroup',
    productGroupID: family.familyKey,
    name: family.title,
    description: data.description,
    url,
    brand: data.brand,
    ...ratingData(family.rating),
    variesBy: family.axes.map(({ name }) => {
      const property = VARIES_BY[name]
      return property ? `${CONTEXT}/${property}` : name
    }),
    hasVariant: family.members.map((member) =>
      member.productId === productId
        ? {
            ...data,
            ...valuesData(family.axes, member.values),
            inProductGroupWithID: family.familyKey,
          }
        : { '@type': 'Product', name: member.productName, url: urlOf(member) },
    ),
  }
}

/** The values of a member: as properties if schema.org has them, else by name. */
function valuesData(axes: readonly { name: string }[], values: readonly string[]) {
  const named = axes.map(({ name }, at) => ({ name, value: values[at] ?? '' }))
  const known = named.flatMap(({ name, value }) => {
    const property = VARIES_BY[name]
    return property ? [[property, value]] : []
  })
  const others = named.filter(({ name }) => VARIES_BY[name] === undefined)
  return {
    ...Object.fromEntries(known),
    ...(others.length > 0 && {
      additionalProperty: others.map((value) => ({ '@type': 'PropertyValue', ...value })),
    }),
  }
}
