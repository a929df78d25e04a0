/** Calls `stop` once, on SIGTERM, SIGINT or when the process that started this one exits. */
export function onStopSignal(stop: (reason: string) => void): void {
  let isStopping = false;
  const once = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  process.on('disconnect', () => once('disconnect'));
}
