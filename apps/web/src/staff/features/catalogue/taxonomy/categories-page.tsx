import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { saveCategory, saveDepartment, staffCategories } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import styles from './categories-page.module.css'
import { TaxonomyDialog } from './taxonomy-dialog.tsx'

type Answer = Awaited<ReturnType<NonNullable<ReturnType<typeof staffCategories>['queryFn']>>>
type Department = Answer['departments'][number]
type Category = Answer['categories'][number]

/** An existing category, or the department of a new one. */
interface Edited {
  row?: Category
  category: string
  displayOrder: number
}

const outdates = ['/staff/categories', '/departments', '/category']

/** Departments, to turn on and off, and their categories. */
export function Component() {
  const query = useQuery(staffCategories())
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const [edited, setEdited] = useState<Edited>()
  const isEdited = ({ categoryId }: Category) => categoryId === edited?.row?.categoryId
  const stored = query.data?.categories.find(isEdited) ?? edited?.row
  const place = stored ?? edited
  const toggle = useSave(saveDepartment, {
    outdates,
    success: ({ deptName, activeFlag }) => `${deptName} is ${activeFlag ? 'on' : 'off'}`,
  })
  return (
    <>
      <PageHeader
        title="Categories"
        lead="How customers browse. Departments that are off are not shown."
      />
      <Refusal refusal={toggle.refusal} />
      <QueryState query={query}>
        {({ departments, categories }) =>
          departments.map((department) => (
            <DepartmentPanel
              key={department.deptName}
              department={department}
              categories={categories.filter(({ category }) => category === department.deptName)}
              mayWrite={mayWrite}
              onEdit={setEdited}
              onToggle={() => toggle.save({ ...department, activeFlag: !department.activeFlag })}
            />
          ))
        }
      </QueryState>
      <TaxonomyDialog
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={stored ? 'Edit category' : 'New category'}
        nameLabel="Category name"
        nameField="subCategory"
        moreLabel="Description"
        moreHint="Shown under the heading of the list. Leave empty to use the department’s text."
        name={stored?.subCategory ?? ''}
        more={stored?.description ?? ''}
        isActive={stored?.activeFlag ?? true}
        outdates={outdates}
        send={({ name, more, isActive }) =>
          saveCategory({
            ...(stored && { categoryId: stored.categoryId, before: stored }),
            category: place?.category ?? '',
            subCategory: name,
            description: more,
            displayOrder: place?.displayOrder ?? 0,
            activeFlag: isActive,
          })
        }
      />
    </>
  )
}

interface PanelProps {
  department: Department
  categories: Category[]
  mayWrite: boolean
  onEdit: (edited: Edited) => void
  onToggle: () => void
}

function DepartmentPanel({ department, categories, mayWrite, onEdit, onToggle }: PanelProps) {
  const { deptName, activeFlag } = department
  return (
    <section className={`panel ${styles.department}`} aria-label={deptName}>
      <div className="row between">
        <h2>
          {deptName} {!activeFlag && <Tag>Off</Tag>}
        </h2>
        {mayWrite && (
          <div className="row">
            <Button
              rank="quiet"
              icon="plus"
              onClick={() => onEdit({ category: deptName, displayOrder: categories.length + 1 })}
            >
              Add category<span className="visually-hidden"> to {deptName}</span>
            </Button>
            <label className="check">
              <input type="checkbox" checked={activeFlag} onChange={onToggle} />
              <span>
                Shown<span className="visually-hidden"> in the shop: {deptName}</span>
              </span>
            </label>
          </div>
        )}
      </div>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.categoryId}>
            {mayWrite ? (
              <button
                type="button"
                onClick={() => onEdit({ ...category, row: category })}
                aria-label={`Edit ${category.subCategory}, ${countOf(category.productCount, 'product')}`}
              >
                <CategoryName category={category} />
              </button>
            ) : (
              <Link to={`/products?categoryId=${category.categoryId}`}>
                <CategoryName category={category} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoryName({
  category: { subCategory, productCount, activeFlag },
}: {
  category: Category
}) {
  return (
    <>
      {subCategory} <span>{productCount}</span>
      <span className="visually-hidden"> {productCount === 1 ? 'product' : 'products'}</span>
      {!activeFlag && ' (off)'}
    </>
  )
}
