type Parts = { first_name: string; middle_name: string; last_name: string }

/** A name as it is usually written, in its parts: first, middle, last. A single word is the first name. */
export function splitName(name: string): Parts {
  const [first_name = '', ...others] = name.trim().split(/\s+/)
  return { first_name, middle_name: others.slice(0, -1).join(' '), last_name: others.at(-1) ?? '' }
}
