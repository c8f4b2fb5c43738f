#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/main.js', import.meta.url)
if (!existsSync(program)) {
  console.error('rattlecup is not built yet; run: npm run build')
  process.exit(1)
}
await import(program.href)
