import * as z from 'zod/mini'

interface Contract<Values> {
  /** What the server accepts. */
  schema: z.core.$ZodType
  /** Converts form values to the request. */
  bodyOf: (values: Values) => unknown
  /** Fields with other names in the form, by their names in the contract. */
  fields?: Readonly<Record<string, string>>
}

/** The contract's own rules, applied to the fields of a form. */
export const byContract = <Values extends object>({
  schema,
  bodyOf,
  fields = {},
}: Contract<Values>) =>
  z.superRefine<Values>((values, context) => {
    const checked = z.safeParse(schema, bodyOf(values))
    for (const { path, message } of checked.error?.issues ?? []) {
      const name = String(path.at(-1))
      context.addIssue({ code: 'custom', path: [fields[name] ?? name], message, input: values })
    }
  })
