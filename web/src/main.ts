import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import { language } from "./state/language.svelte";

document.documentElement.lang = language.code;
// Without the server the client's own words must do.
await language.load(null).catch(() => language.loadOwn());
mount(App, { target: document.getElementById("app") as HTMLElement });
