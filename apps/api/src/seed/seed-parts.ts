import { PICTURE_VERSION } from '@mendwell/pictures/picture'
import type { Queryable } from '../db/db.ts'
import { refreshPopularity } from '../modules/search/popularity/refresh-popularity.ts'
import { readDevices } from './files/device-files.ts'
import { readFacts } from './files/fact-files.ts'
import { readFamilies } from './files/family-files.ts'
import { readKinds } from './files/kind-files.ts'
import { readLegalPages } from './files/legal-files.ts'
import { readOwnPurposes } from './files/own-purpose-files.ts'
import { readPacks } from './files/pack-files.ts'
import { readSeedFile } from './files/seed-files.ts'
import { readSituations } from './files/situation-files.ts'
import { readSizeCharts } from './files/size-chart-files.ts'
import { readMedicalWords } from './files/words/medical-word-files.ts'
import { readNeeds } from './files/words/need-files.ts'
import { loadDevices } from './load/fit/load-devices.ts'
import { loadSizeCharts } from './load/fit/load-size-charts.ts'
import { loadCatalogue, loadTaxes } from './load/load-catalogue.ts'
import { loadFacts } from './load/load-facts.ts'
import { loadFamilies, mendFamilies } from './load/load-families.ts'
import { loadKinds, loadKindTexts, refreshDrawings } from './load/load-kinds.ts'
import { loadLegalPages } from './load/load-legal-pages.ts'
import { loadOwnPurposes } from './load/load-own-purposes.ts'
import { loadPrices } from './load/load-prices.ts'
import { loadShopFacts } from './load/load-shop-facts.ts'
import { loadSituations } from './load/load-situations.ts'
import { loadBrandNames, loadCategoryTexts } from './load/load-taxonomy-texts.ts'
import { loadPacks, mendPieceNames } from './load/packs/load-packs.ts'
import { loadLocations } from './load/places/load-locations.ts'
import { loadPostalCodes } from './load/places/load-postal-codes.ts'
import { loadMedicalWords } from './load/words/load-medical-words.ts'
import { loadNeeds } from './load/words/load-needs.ts'
import { loadSearchWords } from './load/words/load-search-words.ts'
import { loadSynonyms } from './load/words/load-synonyms.ts'
import { mendTexts } from './mend-texts.ts'
import { refreshImageHashes } from './refresh-image-hashes.ts'

type Load = (db: Queryable, onRows: (count: number) => void) => Promise<void>
interface Part {
  rows: number
  load: Load
}

/** Raise the number with every change of earlier-texts.csv. */
const TEXTS = 'texts 15' as const
/** Raise the number with every change of own-purposes.json. */
const OWN_PURPOSES = 'own purposes 9' as const
/** Raise the number with every change of the files under seeds/situations. */
const SITUATIONS = 'situations 3' as const
/** Raise the number with every change of the texts or prices of kinds. */
const KIND_TEXTS = 'kind texts 10' as const
/** Raise the number with every change of needs.json, or of the search words of kinds. */
const SEARCH_WORDS = 'search words 6' as const
/** Raise the number with every change of the files under seeds/legal. */
const LEGAL = 'legal pages 3' as const
/** Raise the number with every change of medical-words.json. */
const MEDICAL_WORDS = 'medical words 3' as const
/** Raise the number with every change of facts.json. */
const FACTS = 'facts 2' as const
/** Raise the number with every change of families.json. */
const FAMILY_TEXTS = 'family texts 2' as const
/** Raise the number with every change of the pieces in packs.json. */
const PIECE_NAMES = 'piece names 2' as const
const DRAWINGS = `drawings ${PICTURE_VERSION}` as const

/** Files are read and checked before the first row is written. */
export const PARTS = {
  catalogue: (folder: URL): Part => {
    const departments = readSeedFile(folder, 'departments.csv')
    const categories = readSeedFile(folder, 'categories.csv')
    const brands = readSeedFile(folder, 'brands.csv')
    const brandNames = readSeedFile(folder, 'brand-names.csv')
    const products = readSeedFile(folder, 'products.csv')
    const drawings = new Map(readKinds(folder).map(({ key, drawing }) => [key, drawing]))
    return {
      rows: departments.length + categories.length + brands.length + products.length,
      load: (db, onRows) =>
        loadCatalogue(
          db,
          { departments, categories, brands, brandNames, products, drawings },
          onRows,
        ),
    }
  },
  taxes: (folder: URL): Part => {
    const taxes = readSeedFile(folder, 'taxes.csv')
    return { rows: taxes.length, load: (db, onRows) => loadTaxes(db, taxes, onRows) }
  },
  /** Named 'locations' while cities were stored under foreign states: such a shop loads them again. */
  places: (folder: URL): Part => {
    const countries = readSeedFile(folder, 'locations/countries.csv')
    const states = readSeedFile(folder, 'locations/states.csv')
    const cities = readSeedFile(folder, 'locations/cities.csv.gz')
    return {
      rows: countries.length + states.length + cities.length,
      load: (db, onRows) => loadLocations(db, { countries, states, cities }, onRows),
    }
  },
  'postal codes': (folder: URL): Part => {
    const codes = readSeedFile(folder, 'locations/postal-codes.csv.gz')
    return {
      rows: codes.length,
      load: async (db, onRows) => {
        await loadPostalCodes(db, codes)
        onRows(codes.length)
      },
    }
  },
  synonyms: (folder: URL): Part => {
    const synonyms = readSeedFile(folder, 'synonyms.csv')
    return { rows: synonyms.length, load: (db, onRows) => loadSynonyms(db, synonyms, onRows) }
  },
  needs: (folder: URL): Part => {
    const needs = readNeeds(folder)
    return { rows: needs.length, load: (db, onRows) => loadNeeds(db, needs, onRows) }
  },
  kinds: (folder: URL): Part => {
    const kinds = readKinds(folder)
    const products = readSeedFile(folder, 'products.csv')
    return {
      rows: kinds.length + products.length,
      load: (db, onRows) => loadKinds(db, { kinds, products }, onRows),
    }
  },
  [KIND_TEXTS]: (folder: URL): Part => {
    const kinds = readKinds(folder)
    return {
      rows: kinds.length,
      load: async (db, onRows) => {
        await loadKindTexts(db, kinds)
        onRows(kinds.length)
      },
    }
  },
  'brand names': (folder: URL): Part => {
    const names = readSeedFile(folder, 'brand-names.csv')
    return {
      rows: names.length,
      load: async (db, onRows) => {
        await loadBrandNames(db, names)
        // The label in a picture shows the brand.
        await refreshImageHashes(db)
        onRows(names.length)
      },
    }
  },
  'category texts': (folder: URL): Part => {
    const texts = readSeedFile(folder, 'category-texts.csv')
    return {
      rows: texts.length,
      load: async (db, onRows) => {
        await loadCategoryTexts(db, texts)
        onRows(texts.length)
      },
    }
  },
  prices: (folder: URL): Part => {
    const prices = readSeedFile(folder, 'prices.csv')
    const products = readSeedFile(folder, 'products.csv')
    const kinds = readKinds(folder)
    return {
      rows: prices.length,
      load: (db, onRows) => loadPrices(db, { prices, products, kinds }, onRows),
    }
  },
  [SITUATIONS]: (folder: URL): Part => {
    const situations = readSituations(folder)
    return {
      rows: situations.length,
      load: (db, onRows) => loadSituations(db, situations, onRows),
    }
  },
  [SEARCH_WORDS]: (folder: URL): Part => {
    const kinds = readKinds(folder)
    const needs = readNeeds(folder)
    return {
      rows: kinds.length + needs.length,
      load: (db, onRows) => loadSearchWords(db, { kinds, needs }, onRows),
    }
  },
  [LEGAL]: (folder: URL): Part => {
    const legal = readLegalPages(folder)
    return { rows: legal.length, load: (db, onRows) => loadLegalPages(db, legal, onRows) }
  },
  [MEDICAL_WORDS]: (folder: URL): Part => {
    const words = readMedicalWords(folder)
    return { rows: words.length, load: (db, onRows) => loadMedicalWords(db, words, onRows) }
  },
  families: (folder: URL): Part => {
    const families = readFamilies(folder)
    return { rows: families.length, load: (db, onRows) => loadFamilies(db, families, onRows) }
  },
  packs: (folder: URL): Part => {
    const packs = readPacks(folder)
    return {
      rows: packs.pieces.length + packs.groups.length,
      load: (db, onRows) => loadPacks(db, packs, onRows),
    }
  },
  [FAMILY_TEXTS]: (folder: URL): Part => {
    const families = readFamilies(folder)
    return { rows: families.length, load: (db, onRows) => mendFamilies(db, families, onRows) }
  },
  [PIECE_NAMES]: (folder: URL): Part => {
    const packs = readPacks(folder)
    return { rows: packs.pieces.length, load: (db, onRows) => mendPieceNames(db, packs, onRows) }
  },
  'size charts': (folder: URL): Part => {
    const charts = readSizeCharts(folder)
    return { rows: charts.length, load: (db, onRows) => loadSizeCharts(db, charts, onRows) }
  },
  devices: (folder: URL): Part => {
    const devices = readDevices(folder)
    return { rows: devices.length, load: (db, onRows) => loadDevices(db, devices, onRows) }
  },
  [FACTS]: (folder: URL): Part => {
    const facts = readFacts(folder)
    return {
      rows: facts.length,
      load: async (db, onRows) => {
        await loadFacts(db, facts)
        // The label in a picture shows what has latex and is for single use.
        await refreshImageHashes(db)
        onRows(facts.length)
      },
    }
  },
  shop: (): Part => ({ rows: 0, load: (db) => loadShopFacts(db) }),
  /** Once per round of text updates: after it every text is the current seed's, or written by staff. */
  [TEXTS]: (folder: URL): Part => {
    const earlier = readSeedFile(folder, 'earlier-texts.csv')
    const products = readSeedFile(folder, 'products.csv')
    const prices = readSeedFile(folder, 'prices.csv')
    return {
      rows: earlier.length,
      load: async (db, onRows) => {
        await mendTexts(db, { earlier, products, prices }, onRows)
        // The label in a picture shows the name and what is sold.
        await refreshImageHashes(db)
      },
    }
  },
  /** Before the first order, lists begin with what people use at home. */
  popularity: (): Part => ({ rows: 0, load: (db) => refreshPopularity({ db }) }),
  [OWN_PURPOSES]: (folder: URL): Part => {
    const purposes = readOwnPurposes(folder)
    return {
      rows: purposes.length,
      load: async (db, onRows) => {
        await loadOwnPurposes(db, purposes)
        onRows(purposes.length)
      },
    }
  },
  /** Once per version of the drawings: browsers cache a picture as long as its URL is the same. */
  [DRAWINGS]: (folder: URL): Part => {
    const kinds = readKinds(folder)
    return {
      rows: 0,
      load: async (db) => {
        await refreshDrawings(db, kinds)
        await refreshImageHashes(db)
      },
    }
  },
}
export type PartName = keyof typeof PARTS
export const PART_NAMES: readonly PartName[] = [
  // What products reference.
  'kinds',
  KIND_TEXTS,
  'needs',
  'catalogue',
  'taxes',
  'places',
  'postal codes',
  'synonyms',
  'brand names',
  'category texts',
  'prices',
  SITUATIONS,
  SEARCH_WORDS,
  LEGAL,
  MEDICAL_WORDS,
  'shop',
  'families',
  FAMILY_TEXTS,
  'packs',
  PIECE_NAMES,
  'size charts',
  'devices',
  FACTS,
  TEXTS,
  OWN_PURPOSES,
  'popularity',
  DRAWINGS,
]
