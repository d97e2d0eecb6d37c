import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** What the api folder sees of a contract file. */
const CALLS = '?calls'
const API = /apps[\\/]web[\\/]src[\\/]api[\\/]/
/** Contract files that describe calls: all but the list of messages and the conversion of money. */
const DESCRIBES_CALLS = /^@mendwell\/contract\/(?!wire\/(?:messages|dollars)$)/

/**
 * Makes the contract light for browsers. A call needs only its method and URL, so the api folder gets each contract
 * file's calls without schemas, and its plain values; forms import the same file with its schemas. Otherwise every
 * first visit would load the schemas of all calls and their library: importing a file includes them even if unused.
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
        return { code: callsOf(code, this.parse(code, { lang: 'ts' }).body), map: null }
      },
    },
  }
}

type TransformHandler = Extract<NonNullable<Plugin['transform']>, { handler: unknown }>['handler']
type Statement = ReturnType<ThisParameterType<TransformHandler>['parse']>['body'][number]
type Declared = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]
type Value = NonNullable<Declared['init']>

/** The module with only its calls and plain values: these need no other module. */
function callsOf(code: string, body: readonly Statement[]): string {
  const declared = body.flatMap((one) => {
    const inner = one.type === 'ExportNamedDeclaration' ? one.declaration : one
    return inner?.type === 'VariableDeclaration' ? inner.declarations : []
  })
  const kept = declared.flatMap(({ id, init }) => {
    const text = id.type === 'Identifier' && init && textOf(code, init)
    return text ? `export const ${id.name} = ${text}` : []
  })
  return kept.join('\n')
}

function textOf(code: string, value: Value): string | undefined {
  const call = callIn(value)
  if (call) return `{ ${call.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
  return isPlain(value) ? code.slice(value.start, value.end) : undefined
}

/** Method and URL, if a value describes a call. */
function callIn(value: Value) {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return undefined
  const [definition] = value.arguments
  if (value.callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return undefined
  return definition.properties.filter(
    (one) =>
      one.type === 'Property' &&
      one.key.type === 'Identifier' &&
      (one.key.name === 'method' || one.key.name === 'url'),
  )
}

/** Consists only of literals. */
function isPlain(value: Value): boolean {
  if (value.type === 'Literal') return true
  if (value.type === 'UnaryExpression') return isPlain(value.argument)
  if (value.type === 'TSAsExpression') return isPlain(value.expression)
  if (value.type === 'ArrayExpression') {
    return value.elements.every((one) => one && one.type !== 'SpreadElement' && isPlain(one))
  }
  if (value.type !== 'ObjectExpression') return false
  return value.properties.every((one) => one.type === 'Property' && isPlain(one.value))
}
