// `npm start`: builds what is not built, then serves in this very process.
import { buildAll, hasTools } from './build.mjs'

if (hasTools()) await buildAll()
process.argv.splice(2, 0, 'serve')
await import('../apps/cli/bin/rattlecup.js')
