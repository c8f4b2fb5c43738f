/** The physics engine, typed without loading it. */
export type PhysicsEngine = typeof import('@dimforge/rapier3d-deterministic-compat')
export type { RigidBody, World } from '@dimforge/rapier3d-deterministic-compat'

/** Loads the engine, some 3 MB with its WASM: only here, so that nothing but a simulated throw of Strike pays for it. */
export function loadEngine(): Promise<PhysicsEngine> {
  loading ??= load().catch((error: unknown) => {
    // Who asks again may have a better line.
    loading = undefined
    throw error
  })
  return loading
}

let loading: Promise<PhysicsEngine> | undefined

async function load(): Promise<PhysicsEngine> {
  const engine = await import('@dimforge/rapier3d-deterministic-compat')
  await engine.init()
  return engine
}
