type Task = () => Promise<void>;

declare global {
  var championshipShutdownTasks: Set<Task> | undefined;
}

// On globalThis: registered by the bundled server, called by the program that started it.
const tasks = (): Set<Task> => (globalThis.championshipShutdownTasks ??= new Set());

/** Registers `task` to run before an orderly shutdown. */
export function onShutdown(task: Task): void {
  tasks().add(task);
}

/** Runs the registered tasks, all at once. */
export async function runShutdownTasks(): Promise<void> {
  await Promise.all([...tasks()].map((task) => task()));
}
