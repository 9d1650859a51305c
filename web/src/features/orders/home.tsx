export { PinCheck } from "./components/PinCheck";
export { PinCodes } from "./components/PinCodes";
