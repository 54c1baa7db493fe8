// Placeholder: the page is one view with a frame around it.
import './view.js';
