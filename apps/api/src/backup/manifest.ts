import * as z from 'zod/mini'

export const MANIFEST = 'manifest.json'

/** A name as PostgreSQL's format('%I') writes it. */
const NAME = '(?:[a-z_][a-z0-9_]*|"[^"\\\\;]+")'
const name = z.string().check(z.regex(new RegExp(`^${NAME}$`)))
const tableName = z.string().check(z.regex(new RegExp(`^(?:public|graphile_worker)\\.${NAME}$`)))

/** What an archive says of itself; the first file in it. */
export const Manifest = z.object({
  format: z.literal('mendwell-backup-1'),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: tableName,
      columns: z.array(name).check(z.minLength(1)),
      orderBy: z.array(name).check(z.minLength(1)),
      file: z.string(),
      rows: z.int(),
      bytes: z.int(),
      sha256: z.string(),
    }),
  ),
})
export type Manifest = z.output<typeof Manifest>
export type TableEntry = Manifest['tables'][number]
