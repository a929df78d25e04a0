type Task = () => Promise<void>;

declare global {
  var championshipShutdownTasks: Set<Task> | undefined;
}

// On globalThis: the bundled server registers, the program that started it calls.
const tasks = (): Set<Task> => (globalThis.championshipShutdownTasks ??= new Set());

/** Has `task` run before the process ends in order. */
export function onShutdown(task: Task): void {
  tasks().add(task);
}

/** Runs what was registered, all at once. */
export async function runShutdownTasks(): Promise<void> {
  await Promise.all([...tasks()].map((task) => task()));
}
