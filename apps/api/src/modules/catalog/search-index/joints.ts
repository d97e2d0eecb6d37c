import { grownMarks, type Marks, makeMarks } from './marks.ts'

/** More tell more names apart; each takes a bit of every product. */
const JOINTS = 128
/** The letters at its beginning are a joint too. */
const HEAD_LETTERS = 3

/**
 * Which products' names have which joints: of every two neighbouring words the last two letters of one with the first of
 * the other, as one of 128. A name holds a text only if it has all joints of it: most names need not be read to be told out.
 */
export function makeNameJoints(expected: number) {
  /** A set for each joint: of those that have several, 32 products are found at a time. */
  let having = Array.from({ length: JOINTS }, () => makeMarks(expected))

  return {
    /** Gives room for so many products. */
    grow(room: number): void {
      having = having.map((marks) => grownMarks(marks, room))
    },
    put(doc: number, name: string): void {
      for (const marks of having) marks.remove(doc)
      for (const joint of [...jointsOf(name), ...headOf(name)]) having[joint]?.set(doc)
    },
    /** The products that have a joint, for each joint of a text. */
    havingThoseOf: (text: string): Marks[] => setsOf(jointsOf(text)),
    /** A set that has all products whose names begin so; none for a text too short to tell. */
    beginning: (text: string): Marks[] => setsOf(headOf(text)),
  }

  function setsOf(joints: readonly number[]): Marks[] {
    return [...new Set(joints)].map((joint) => having[joint] as Marks)
  }
}

function headOf(text: string): number[] {
  if (text.length < HEAD_LETTERS) return []
  let hash = 0
  for (let at = 0; at < HEAD_LETTERS; at++) hash = hash * 27 + text.charCodeAt(at)
  return [hash % JOINTS]
}

function jointsOf(text: string): number[] {
  const joints: number[] = []
  for (
    let at = text.indexOf(' ', 2);
    at > 0 && at + 1 < text.length;
    at = text.indexOf(' ', at + 1)
  ) {
    const last = text.charCodeAt(at - 2) * 27 + text.charCodeAt(at - 1)
    joints.push((last * 27 + text.charCodeAt(at + 1)) % JOINTS)
  }
  return joints
}
