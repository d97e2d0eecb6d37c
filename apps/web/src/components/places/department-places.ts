import type { Category, Department } from '@mendwell/contract/catalog/catalog'

/** A department with the data of its tile. */
export interface DepartmentPlace extends Department {
  /** From its first category; missing while it has none. */
  imageUrl: string | undefined
  productCount: number
}

/** The active departments in order, each with a picture and its number of products. */
export function departmentPlaces(
  departments: readonly Department[],
  categories: readonly Category[],
): DepartmentPlace[] {
  return departments
    .filter(({ activeFlag }) => activeFlag)
    .map((department) => {
      const own = categories.filter(({ category }) => category === department.deptName)
      const productCount = own.reduce((count, category) => count + category.productCount, 0)
      return { ...department, productCount, imageUrl: own[0]?.imageUrl }
    })
}
