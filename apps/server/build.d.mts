import type { Plugin } from 'esbuild'

export function buildServer(outdir?: string, plugins?: Plugin[]): Promise<void>
/** The simulation of many nodes as one program, `main.js`. */
export function buildSimulation(outdir: string): Promise<void>
