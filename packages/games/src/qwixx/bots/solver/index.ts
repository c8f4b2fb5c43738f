export { sharedProgress, sharedSolution, shareSolve, solveShare } from './parallel.ts'
export { solve } from './solve.ts'
