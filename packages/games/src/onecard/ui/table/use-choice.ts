import { useState } from 'react'

/** A choice being made. It is forgotten as soon as the game goes on: `at` tells one moment from another. */
export function useChoice<T>(at: number, start: T): readonly [T, (value: T) => void] {
  const [made, setMade] = useState({ at, value: start })
  return [made.at === at ? made.value : start, (value) => setMade({ at, value })]
}
