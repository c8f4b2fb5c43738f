import { writeFileSync } from 'node:fs'

/** Weights as four bytes each, the low one first, in base64. */
function textOf(weights: Float64Array): string {
  const bytes = Buffer.alloc(4 * weights.length)
  for (const [i, weight] of weights.entries()) bytes.writeFloatLE(weight, 4 * i)
  return bytes.toString('base64')
}

/** Writes networks as a source file, one constant each. */
export function writeNetworks(
  path: string,
  tool: string,
  networks: Readonly<Record<string, Float64Array>>,
): void {
  const lines = [`// Networks in base64, written by ${tool}.`]
  for (const [name, weights] of Object.entries(networks))
    lines.push('', `export const ${name} =`, `  '${textOf(weights)}'`)
  writeFileSync(path, `${lines.join('\n')}\n`)
}
