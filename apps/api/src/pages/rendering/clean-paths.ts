import type { PageRenderer } from './page-renderer.ts'

/** '61-glucose-test-strips'; only the id if a name has no Latin letters. */
export function withSlug(id: number, name: string, { slugOf }: Pick<PageRenderer, 'slugOf'>) {
  const slug = slugOf(name)
  return slug ? `${id}-${slug}` : String(id)
}

/** The clean URL of a department. */
export const departmentPath = (
  name: string,
  { cleanAddress }: Pick<PageRenderer, 'cleanAddress'>,
): string => cleanAddress(`/category/${encodeURIComponent(name)}`) ?? '/'
