import { departmentLabel } from '../../../lib/words/department-label.ts'
import { t } from '../../../lib/words/texts.ts'
import { CheckFacet } from '../facets/check-facet.tsx'
import type { FacetProps } from '../facets/facet-props.ts'
import { toggled } from '../facets/toggled.ts'

/** Searching: the departments with results, to narrow the search. */
export function FoundDepartments({ view, facets, total }: FacetProps) {
  const chosen = view.choices.department ?? []
  return (
    <CheckFacet
      title={t('shop.foundIn')}
      total={total}
      alternatives
      entries={(facets?.departments ?? []).map(({ deptName, count }) => ({
        label: departmentLabel(deptName),
        count,
        checked: chosen.includes(deptName),
        onChange: (on) =>
          // A category of another department would leave nothing.
          view.choose({ department: toggled(chosen, deptName, on), categoryId: undefined }),
      }))}
    />
  )
}
