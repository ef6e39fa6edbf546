/** Whether the server still knows this device: a guest can end all other devices. */

let check: () => void = () => {};

/** Sets what to do when an answer of the server makes it doubtful that this device is still the guest's. */
export function whenDeviceDoubtful(handler: () => void): void {
  check = handler;
}

/** Looks at the code of a goodbye or a refusal, which may mean that the device was ended. */
export function doubtDevice(code: string): void {
  if (code === "device-ended" || code === "no-name") check();
}
