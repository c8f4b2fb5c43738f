export interface SolveTask {
  /** Penalties taken before the start. */
  readonly penalties: number
  readonly players: number
  readonly onProgress?: (share: number) => void
}

export interface Solution {
  /** What the first seat ends with on average, under best play. */
  readonly value: number
  /** Positions valued. */
  readonly states: number
}

/** Solves a game outright, in one thread or in several; both ways find the same to the last digit. */
export interface Solver {
  solve(task: SolveTask): Solution
  /** A solution to be worked out by several threads in shared memory. */
  shareSolve(task: SolveTask): object
  /** The work of thread number `thread` of `threads`; all of them must be run at once. Blocks its thread. */
  solveShare(shared: object, thread: number, threads: number): void
  /** The share of the work that is done. */
  sharedProgress(shared: object): number
  sharedSolution(shared: object): Solution
}
