import * as z from 'zod/mini'

export const MANIFEST = 'manifest.json'

/** What an archive says of itself; the first file in it. */
export const Manifest = z.object({
  format: z.literal('mendwell-backup-1'),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      orderBy: z.array(z.string()),
      file: z.string(),
      rows: z.int(),
      bytes: z.int(),
      sha256: z.string(),
    }),
  ),
})
export type Manifest = z.output<typeof Manifest>
export type TableEntry = Manifest['tables'][number]
