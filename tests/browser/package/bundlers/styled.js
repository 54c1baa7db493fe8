import './main.js';
import 'plyscope/css';
