interface IconProps {
  /** Name of a Tabler outline icon drawn in styles/icons.css. */
  name: string
  large?: boolean
}

/** A decorative icon in the text color; the text next to it carries the meaning. */
export function Icon({ name, large = false }: IconProps) {
  return <i className={`icon icon-${name}${large ? ' large' : ''}`} aria-hidden="true" />
}
