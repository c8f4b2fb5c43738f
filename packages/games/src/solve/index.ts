/** What can be solved outright, for whoever wants the value itself: Qwixx alone, in one thread or in several. */
export { solve, type Solution } from '../qwixx/bots/solver/solve.ts'
export {
  sharedProgress,
  sharedSolution,
  shareSolve,
  solveShare,
  type SharedSolve,
} from '../qwixx/bots/solver/parallel.ts'
