import * as z from 'zod/mini'

export const MANIFEST = 'manifest.json'

/** A name as PostgreSQL's format('%I') writes it. */
const NAME = '(?:[a-z_][a-z0-9_]*|"[^"\\\\;\\p{Cc}]+")'
const name = z.string().check(z.regex(new RegExp(`^${NAME}$`, 'u')))
/** Of the folder that it is unpacked into, and of no other. */
const fileName = z.string().check(z.regex(/^[^./\\\0][^/\\\0]{0,150}\.copy$/))
const count = z.int().check(z.nonnegative())
const tableName = z
  .string()
  .check(z.regex(new RegExp(`^(?:public|graphile_worker)\\.${NAME}$`, 'u')))

const areDistinct = (names: string[]) => new Set(names).size === names.length

/** An archive's description of itself; its first file. */
export const Manifest = z.object({
  format: z.literal('mendwell-backup-1'),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z
    .array(
      z.object({
        name: tableName,
        columns: z.array(name).check(z.minLength(1)),
        orderBy: z.array(name).check(z.minLength(1)),
        file: fileName,
        rows: count,
        bytes: count,
        sha256: z.string(),
      }),
    )
    .check(
      z.refine((tables) => areDistinct(tables.map((table) => table.name))),
      z.refine((tables) => areDistinct(tables.map(({ file }) => file))),
    ),
})
export type Manifest = z.output<typeof Manifest>
export type TableEntry = Manifest['tables'][number]
