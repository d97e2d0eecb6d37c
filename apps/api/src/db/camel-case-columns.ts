import { CamelCasePlugin, type PluginTransformResultArgs } from 'kysely'

/** Names in statements are snake_case; those of the answers have been changed before a row was read. */
export class SnakeCaseStatements extends CamelCasePlugin {
  // Kysely would copy every row to change the names of its columns: a tenth of what reading a product cost.
  override async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
  inCamelCase = (name: string) => this.camelCase(name)
  inSnakeCase = (name: string) => this.snakeCase(name)
}

const { inCamelCase, inSnakeCase } = new SnakeCaseStatements()

/** The name of a column as it stands in the database, and as the rows of answers have it; the keys of jsonb stay as they are. */
export { inCamelCase, inSnakeCase }
