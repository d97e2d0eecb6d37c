import { useQuery } from '@tanstack/react-query'
import { brands, categories, departments } from '../../../api/catalog/catalog.ts'
import { productKind } from '../../../api/catalog/kinds.ts'
import { Crumbs } from '../../../components/places/crumbs.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { useShopName } from '../../../components/shop/use-shop-name.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { currentLanguage } from '../../../lib/words/language.ts'
import { t, translateWord } from '../../../lib/words/texts.ts'
import { brandNameIn } from '../facets/brand-name.ts'
import { ALL_CATEGORIES, type ShopView } from '../view/shop-view.ts'
import styles from './catalog.module.css'

/** What the list shows, as text: a category, a search term, a brand, or everything. */
function useShopSubject({ categoryId, term, choices }: ShopView) {
  const all = useQuery(categories()).data
  const category = all?.find((one) => one.categoryId === categoryId)
  const isUnknown = all !== undefined && !category && categoryId !== ALL_CATEGORIES
  const department = useQuery(departments()).data?.find(
    ({ deptName }) => deptName === category?.category,
  )
  const onlyBrand = choices.brandId?.length === 1 ? choices.brandId[0] : undefined
  const isBrand = categoryId === ALL_CATEGORIES && term === '' && onlyBrand !== undefined
  const brandNames = useQuery({ ...brands(), enabled: isBrand }).data
  const kindKey = term === '' ? choices.kind : undefined
  const kind = useQuery({ ...productKind(kindKey ?? ''), enabled: kindKey !== undefined }).data
  const isSpanish = currentLanguage() === 'es'
  const shopName = useShopName()
  return {
    category,
    name: subjectName({
      term,
      kind: isSpanish ? kind?.nameEs : kind?.name,
      category: isUnknown ? t('shop.unknownCategory') : category?.subCategory,
      brand: isBrand ? brandNameIn(brandNames, onlyBrand, shopName) : undefined,
    }),
    department: department?.description ?? '',
    /** What a kind is for. */
    purpose: kind ? (isSpanish ? kind.purposeEs : kind.purpose).join(' ') : '',
  }
}

function subjectName(names: {
  term: string
  kind?: string
  category?: string
  brand?: string
}): string {
  if (names.term) return t('shop.quoted', { term: names.term })
  if (names.kind) return names.kind
  if (names.category) return translateWord(names.category)
  return names.brand ?? t('shop.allProducts')
}

/** Breadcrumbs at the top: home, department, category. */
export function ShopCrumbs({ view }: { view: ShopView }) {
  const { category, name } = useShopSubject(view)
  const department = category && {
    label: departmentLabel(category.category),
    to: paths.category(category.category),
  }
  return <Crumbs trail={[...(department ? [department] : []), { label: name }]} />
}

/** Specification §2: 'Order' plus the subcategory or the search term. */
export function ShopHeading({ view, about }: { view: ShopView; about: string | undefined }) {
  const { name, department, purpose } = useShopSubject(view)
  const description = purpose || (about === undefined ? '' : about || department)
  const heading = t('shop.order', { name })
  const page = view.choices.page ?? 1
  return (
    <>
      <PageTitle title={page > 1 ? t('shop.titleOfPage', { heading, page }) : heading}>
        {heading}
      </PageTitle>
      {description && <p className={`muted ${styles.about}`}>{translateWord(description)}</p>}
    </>
  )
}
