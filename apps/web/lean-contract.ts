import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** What the api folder sees of a contract file. */
const CALLS = '?calls'
const API = /apps[\\/]web[\\/]src[\\/]api[\\/]/
/** Files of the contract that describe calls; the messages are one list for all. */
const DESCRIBES_CALLS = /^@mendwell\/contract\/(?!messages$)/

interface Change {
  start: number
  end: number
  text: string
}

/**
 * Makes the contract light for browsers. To make a call they need its method and address alone, so the
 * api folder gets each contract file without schemas; forms import the same file and get what they check
 * with. Else every first visit would carry the shapes of all calls and the library behind them.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: DESCRIBES_CALLS },
      async handler(source, importer) {
        if (!importer || !API.test(importer)) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { ...found, id: found.id + CALLS }
      },
    },
    load: {
      filter: { id: /\?calls$/ },
      async handler(id) {
        const code = await readFile(id.slice(0, -CALLS.length), 'utf8')
        return { code, moduleType: 'ts' }
      },
    },
    transform: {
      filter: { id: /\?calls$/ },
      handler(code) {
        const changes: Change[] = []
        for (const statement of this.parse(code, { lang: 'ts' }).body) {
          const declared =
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type !== 'VariableDeclaration') continue
          for (const { init } of declared.declarations) {
            if (init?.type !== 'CallExpression') continue
            const schema = schemaOf(init)
            if (schema) changes.push({ ...schema, text: 'schema: {}' })
            // A call within a marked function is dropped whole; a marked call would keep its arguments.
            changes.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' })
            changes.push({ start: init.end, end: init.end, text: '))()' })
          }
        }
        return { code: apply(code, changes), map: null }
      },
    },
  }
}

type Parsed = ReturnType<ThisParameterType<TransformHandler>['parse']>
type TransformHandler = Extract<NonNullable<Plugin['transform']>, { handler: unknown }>['handler']
type Statement = Parsed['body'][number]
type Declared = Extract<Statement, { type: 'VariableDeclaration' }>
type Call = Extract<
  NonNullable<Declared['declarations'][number]['init']>,
  { type: 'CallExpression' }
>

/** Where the schema of an endpoint stands, if the call makes one. */
function schemaOf({ callee, arguments: [definition] }: Call) {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return undefined
  if (definition?.type !== 'ObjectExpression') return undefined
  return definition.properties.find(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'schema',
  )
}

/** From the end, so that the places before stay where they are. */
function apply(code: string, changes: readonly Change[]): string {
  const ordered = changes.toSorted((one, other) => other.start - one.start || other.end - one.end)
  return ordered.reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  )
}
