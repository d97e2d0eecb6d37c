import { readFactKey } from '@mendwell/domain/facts/facts'
import { useQuery } from '@tanstack/react-query'
import { brands, categories, type ListChoices, TRAITS } from '../../../api/catalog/catalog.ts'
import { factInWords } from '../../../components/facts/fact-words.ts'
import { useShopName } from '../../../components/shop/use-shop-name.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { shortMoney } from '../../../lib/words/short-money.ts'
import { say, t, translateWord } from '../../../lib/words/texts.ts'
import { brandNameIn } from '../facets/brand-name.ts'
import { toggled } from '../facets/toggled.ts'

/** One filter as text, and the choices without it. */
interface AppliedFilter {
  key: string
  label: string
  removed: ListChoices
}

/** The active filters, in the order of the panel. */
export function useAppliedFilters(choices: ListChoices): AppliedFilter[] {
  const brandNames = useQuery({ ...brands(), enabled: Boolean(choices.brandId) }).data
  const categoryNames = useQuery({ ...categories(), enabled: Boolean(choices.categoryId) }).data
  const shopName = useShopName()
  const categoryName = (id: number) =>
    categoryNames?.find(({ categoryId }) => categoryId === id)?.subCategory
  const {
    department = [],
    categoryId = [],
    brandId = [],
    fact = [],
    device,
    minPrice,
    maxPrice,
  } = choices
  return [
    ...department.map((name) => ({
      key: `department ${name}`,
      label: departmentLabel(name),
      removed: { department: toggled(department, name, false) },
    })),
    ...categoryId.map((id) => ({
      key: `category ${id}`,
      label: translateWord(categoryName(id) ?? t('shop.category')),
      removed: { categoryId: toggled(categoryId, id, false) },
    })),
    ...brandId.map((id) => ({
      key: `brand ${id}`,
      label: brandNameIn(brandNames, id, shopName) ?? t('shop.brand'),
      removed: { brandId: toggled(brandId, id, false) },
    })),
    ...fact.flatMap((key) => {
      const choice = readFactKey(key)
      return choice
        ? [
            {
              key: `fact ${key}`,
              label: factInWords(choice.name, choice.value),
              removed: { fact: toggled(fact, key, false) },
            },
          ]
        : []
    }),
    ...(device
      ? [{ key: 'device', label: t('shop.fitsDevice'), removed: { device: undefined } }]
      : []),
    ...(minPrice !== undefined || maxPrice !== undefined
      ? [
          {
            key: 'price',
            label: priceLabel(minPrice, maxPrice),
            removed: { minPrice: undefined, maxPrice: undefined },
          },
        ]
      : []),
    ...appliedFlags(choices),
  ]
}

function appliedFlags(choices: ListChoices): AppliedFilter[] {
  const { orderable, inStock, onBackorder, onSale, minRating } = choices
  const flags: (AppliedFilter & { on: unknown })[] = [
    {
      key: 'orderable',
      on: orderable,
      label: t('shop.orderable'),
      removed: { orderable: undefined },
    },
    { key: 'inStock', on: inStock, label: t('common.inStock'), removed: { inStock: undefined } },
    {
      key: 'onBackorder',
      on: onBackorder,
      label: say('onBackorder'),
      removed: { onBackorder: undefined },
    },
    { key: 'onSale', on: onSale, label: t('shop.onSale'), removed: { onSale: undefined } },
    {
      key: 'minRating',
      on: minRating,
      label: t('shop.starsAndMore', { stars: minRating ?? 0 }),
      removed: { minRating: undefined },
    },
    ...TRAITS.map((trait) => ({
      key: trait,
      on: choices[trait],
      label: t(`shop.trait.${trait}`),
      removed: { [trait]: undefined },
    })),
  ]
  return flags.filter(({ on }) => on)
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return t('shop.priceUpTo', { to: shortMoney(max ?? 0) })
  if (max === undefined) return t('shop.priceFrom', { from: shortMoney(min) })
  return t('shop.priceBetween', { from: shortMoney(min), to: shortMoney(max) })
}
