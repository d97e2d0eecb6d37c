import { Fragment } from 'react'

/** A name, or an email in place of one, which breaks before its @ and after its dots rather than within a word. */
export function EmailText({ children }: { children: string }) {
  if (!children.includes('@')) return children
  return children.split(/(?<=\.)|(?=@)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
