import type { PageRenderer } from './page-renderer.ts'

/** '61-glucose-test-strips'; the id alone where a name has no letters of the alphabet. */
export function withSlug(id: number, name: string, { slugOf }: Pick<PageRenderer, 'slugOf'>) {
  const slug = slugOf(name)
  return slug ? `${id}-${slug}` : String(id)
}

/** The clean address of a department. */
export const departmentPath = (
  name: string,
  { cleanAddress }: Pick<PageRenderer, 'cleanAddress'>,
): string => cleanAddress(`/category/${encodeURIComponent(name)}`) ?? '/'
