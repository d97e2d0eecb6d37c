import type { GroupImporter } from '../modules/catalog/imports/groups/group-importer.ts'
import { familyImporter } from '../modules/families/files/family-importer.ts'
import { packImporter } from '../modules/packs/files/pack-importer.ts'

/** MAP: groups of products that can be imported from a file, besides products. */
export const groupImporters: readonly GroupImporter[] = [familyImporter, packImporter]
